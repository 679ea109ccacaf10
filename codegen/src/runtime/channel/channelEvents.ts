import type { Envelope, MessageDefinition } from './channelMessage.ts'
import { readPayload } from './readPayload.ts'

/** Receives the payload of an event. */
export type MessageListener<Payload> = (payload: Payload) => void

/** The listeners to the events of a channel. */
export interface EventListeners {
  on<Payload>(definition: MessageDefinition<Payload>, listener: MessageListener<Payload>): () => void
  /** Passes a message to its listeners; one with a payload that breaks the contract is dropped. */
  dispatch(message: Envelope): void
  clear(): void
}

export function createEventListeners(): EventListeners {
  const byType = new Map<string, Set<(payload: unknown) => void>>()
  return {
    on(definition, listener) {
      const listeners = byType.get(definition.type) ?? new Set()
      byType.set(definition.type, listeners)
      const hear = (payload: unknown) => {
        const checked = readPayload(definition, payload)
        if (checked.ok) listener(checked.value)
      }
      listeners.add(hear)
      return () => {
        listeners.delete(hear)
      }
    },
    dispatch({ type, payload }) {
      for (const hear of [...(byType.get(type) ?? [])]) hear(payload)
    },
    clear: () => byType.clear(),
  }
}
