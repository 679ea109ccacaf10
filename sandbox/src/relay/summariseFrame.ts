/** Parameters with contents, of which the log shows only the length. */
const contents: ReadonlySet<string> = new Set([
  'message',
  'sessionProposal',
  'sessionProposalResponse',
  'sessionSettlementRequest',
  'attestation',
])
const longestShown = 40

/** Summarises a request to the relay for the request log: truncated topics, lengths of contents. */
export function summariseFrame(parameters: unknown): string {
  return JSON.stringify(summarise(parameters)) ?? ''
}

function summarise(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return summariseString(value, name)
  if (Array.isArray(value)) return value.map((part) => summarise(part, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, summarise(part, key)]))
}

function summariseString(value: string, name: string): string {
  if (/^[0-9a-f]{64}$/.test(value)) return `${value.slice(0, 8)}…`
  return contents.has(name) || value.length > longestShown ? `(${value.length} characters)` : value
}
