/** `URL.parse`, which Node has from version 22 on. */
export function parseUrl(value: string, base?: string): URL | undefined {
  return URL.canParse(value, base) ? new URL(value, base) : undefined
}
