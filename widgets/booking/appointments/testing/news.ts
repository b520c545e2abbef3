/** The stream of news, which is network too: told and ended by the test. */
export class News extends EventTarget {
  static readonly CLOSED = 2
  static last: News
  static opened = 0
  readyState = 1

  static tell = (event: 'change' | 'open') => News.last.dispatchEvent(new Event(event))

  /** As a browser does after an answer that is no stream. */
  static refuse() {
    News.last.close()
    News.last.dispatchEvent(new Event('error'))
  }

  constructor(readonly url: string) {
    super()
    News.last = this
    News.opened += 1
  }

  close() {
    this.readyState = News.CLOSED
  }
}
