/** Puts values into the `{holes}` of a message. A hole without a value stays visible, so that a test finds it. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
