import type { ViewEntry } from '@wallet-kit/sdk'

/** Two entries with the same key are the same screen: it is kept, with what was typed and scrolled. */
export function viewKey({ view, data }: ViewEntry): string {
  if (!data) return view
  const subjects = Object.values(data).map((value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
  )
  return [view, ...subjects].join(' ')
}
