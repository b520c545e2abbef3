import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Replaces a page that threw while rendering. */
  failed: (error: Error) => ReactNode
  report: (error: Error) => void
}

/** Keeps the layout when a page throws; give it a `key` per page, so that the next one starts fresh. */
export class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    this.props.report(error)
  }

  override render() {
    return this.state.error ? this.props.failed(this.state.error) : this.props.children
  }
}
