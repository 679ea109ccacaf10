import { Component, type ComponentType, type ReactNode } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { logFailure } from '../instance/logFailure.ts'
import { useKit } from '../provider/useKit.ts'
import { getLookOptions } from './getLookOptions.ts'
import type { Slots } from './LookOptions.ts'

type SlotProps<Name extends keyof Slots> =
  NonNullable<Slots[Name]> extends ComponentType<infer Props> ? Props : never

export interface SlottedProps<Name extends keyof Slots> {
  readonly name: Name
  /** Properties of the host app's component. */
  readonly props: SlotProps<Name>
  /** The modal's own part, shown when the host app has none, or when its component throws. */
  readonly children: ReactNode
}

/** The host app's component for a part, if it has passed one. */
export function Slotted<Name extends keyof Slots>({ name, props, children }: SlottedProps<Name>) {
  const slots = getLookOptions(useStore(useKit().stores.options)).slots
  const Slot = slots?.[name] as ComponentType<SlotProps<Name> & object> | undefined
  if (!Slot) return children
  return (
    <SlotBoundary name={name} fallback={children}>
      <Slot {...(props as SlotProps<Name> & object)} />
    </SlotBoundary>
  )
}

interface BoundaryProps {
  readonly name: string
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A host app's component that throws must not take the modal with it. */
class SlotBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure(`The slot ${this.props.name}`, error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
