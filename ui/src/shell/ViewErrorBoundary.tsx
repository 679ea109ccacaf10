import { Component, type ReactNode } from 'react'
import { FailedView } from './FailedView.tsx'

export interface ViewErrorBoundaryProps {
  readonly children: ReactNode
}

/** Keeps a view that breaks from taking the modal with it. A class because React has no other form for this. */
export class ViewErrorBoundary extends Component<ViewErrorBoundaryProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <FailedView onRetry={() => this.setState({ isBroken: false })} />
  }
}
