/** The zone of new names. */
export const nameZone = 'reown.id'
/** Zones of names that the name service resolves: that of new names, and an older one. */
const zones = [nameZone, 'wcn.id']

/** A label that can be registered: at least 4 letters, digits and hyphens, in lower case; at most 64, as the service has it. */
const label = /^[a-z0-9-]{4,64}$/
/** A label that the service may know: older ones are shorter. */
const knownLabel = /^[a-z0-9-]{3,64}$/

/**
 * Normalises the entered label of a name, which has no capitals.
 *
 * @example
 * toNameLabel(' Alice ') // 'alice'
 */
export function toNameLabel(entered: string): string {
  return entered.trim().toLowerCase()
}

/**
 * Whether a name with this label, without its zone, can be registered.
 *
 * @example
 * isNameLabel('alice') // true
 */
export function isNameLabel(value: string): boolean {
  return label.test(value)
}

/** Whether a name belongs to the name service: `.reown.id`, or `.wcn.id` of earlier years. */
export function isRegisteredName(name: string): boolean {
  return zones.some((zone) => name.endsWith(`.${zone}`) && knownLabel.test(name.slice(0, -zone.length - 1)))
}
