import { EVENT_MAPPING, EVENT_POP, EVENT_SEQUENCE, type Event } from 'js-yaml'

/** Index of the event after a node and all that is in it. */
export function afterNode(events: readonly Event[], node: number): number {
  let depth = 0
  for (let at = node; at < events.length; at++) {
    const type = events[at]?.type
    if (type === EVENT_MAPPING || type === EVENT_SEQUENCE) depth++
    else if (type === EVENT_POP) depth--
    if (depth <= 0) return at + 1
  }
  return events.length
}
