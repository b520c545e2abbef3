/** The stream of news, which is network too: told and ended by the test. */
export class News extends EventTarget {
  static last: News
  static opened = 0
  readyState: number = 1

  static tell = (event: 'change' | 'error') => News.last.dispatchEvent(new Event(event))

  constructor(readonly url: string) {
    super()
    News.last = this
    News.opened += 1
  }

  close() {
    this.readyState = 2
  }
}
