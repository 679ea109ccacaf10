import { onTestFinished, vi } from 'vitest'

/** Records the URLs that the page would go to. The page stays where it is. */
export function watchNavigation(): string[] {
  const visited: string[] = []
  const page = Object.getPrototypeOf(location)
  vi.spyOn(page, 'href', 'set').mockImplementation((...[url]: unknown[]) => void visited.push(String(url)))
  vi.spyOn(page, 'reload').mockImplementation(() => void visited.push('reload'))
  return visited
}

export function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Messages that other tabs receive. */
export function watchTabs(): unknown[] {
  const messages: unknown[] = []
  const channel = new BroadcastChannel('next-auth')
  channel.onmessage = ({ data }) => void messages.push(data)
  onTestFinished(() => channel.close())
  return messages
}

/** Sends a message from another tab. */
export function sendFromOtherTab(message: unknown): void {
  const channel = new BroadcastChannel('next-auth')
  channel.postMessage(message)
  onTestFinished(() => channel.close())
}
