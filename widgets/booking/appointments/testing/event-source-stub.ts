/** Replaces EventSource; the test dispatches its events and ends it. */
export class EventSourceStub extends EventTarget {
  static readonly CLOSED = 2
  static last: EventSourceStub
  static opened = 0
  readyState = 1

  static dispatch = (event: 'change' | 'open') => EventSourceStub.last.dispatchEvent(new Event(event))

  /** As browsers do after a response that is not a stream. */
  static refuse() {
    EventSourceStub.last.close()
    EventSourceStub.last.dispatchEvent(new Event('error'))
  }

  constructor(readonly url: string) {
    super()
    EventSourceStub.last = this
    EventSourceStub.opened += 1
  }

  close() {
    this.readyState = EventSourceStub.CLOSED
  }
}
