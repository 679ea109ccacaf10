/** The `state` of a social login: its random part and, where the login has no window, the page to return to. */
export interface SocialState {
  readonly random: string
  readonly returnUrl: URL | undefined
}

const separator = '--'

/**
 * Reads `{random}` or `{random}--{encodeURIComponent(page URL)}`. Pages append the second part to the query as text, or to
 * its value, which encodes it once more. The URL is untrusted.
 */
export function readState(value: string): SocialState {
  const index = value.indexOf(separator)
  if (index < 0) return { random: value, returnUrl: undefined }
  const page = value.slice(index + separator.length)
  return { random: value.slice(0, index), returnUrl: URL.parse(page) ?? URL.parse(decode(page)) ?? undefined }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
