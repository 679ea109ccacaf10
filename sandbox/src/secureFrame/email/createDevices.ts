import { randomBytes } from 'node:crypto'
import { FrameRefusal } from '../FrameRefusal.ts'

/** Registered browsers, each for one address, by links in mails. */
export interface Devices {
  isRegistered(device: string, email: string): boolean
  /** Returns the token of a link that registers a device. */
  request(device: string, email: string): string
  isValid(token: string): boolean
  /** Registers the device that a link is for. False when the link has expired or was used. */
  register(token: string): boolean
  /**
   * Resolves when the device is registered.
   *
   * @throws FrameRefusal when that takes longer than 30 seconds
   */
  wait(device: string, email: string, signal: AbortSignal): Promise<void>
  clear(): void
}

const linkLifetimeMs = 20 * 60_000
const waitMs = 30_000

export function createDevices(): Devices {
  const registered = new Set<string>()
  const links = new Map<string, { readonly entry: string; readonly expiresAt: number }>()
  const waiting = new Map<string, Set<() => void>>()
  const entryOf = (device: string, email: string) => `${device} ${email}`
  const find = (token: string) => {
    const link = links.get(token)
    return link && link.expiresAt > Date.now() ? link : undefined
  }
  return {
    isRegistered: (device, email) => registered.has(entryOf(device, email)),
    request(device, email) {
      const token = randomBytes(24).toString('base64url')
      links.set(token, { entry: entryOf(device, email), expiresAt: Date.now() + linkLifetimeMs })
      return token
    },
    isValid: (token) => find(token) !== undefined,
    register(token) {
      const link = find(token)
      links.delete(token)
      if (!link) return false
      registered.add(link.entry)
      for (const resume of waiting.get(link.entry) ?? []) resume()
      return true
    },
    wait(device, email, signal) {
      const entry = entryOf(device, email)
      if (registered.has(entry)) return Promise.resolve()
      return new Promise((resolve, reject) => {
        const settle = (finish: () => void) => () => {
          clearTimeout(timer)
          resumes.delete(succeed)
          signal.removeEventListener('abort', stop)
          finish()
        }
        const succeed = settle(resolve)
        const stop = settle(() => reject(new FrameRefusal('The login was cancelled.', 409)))
        const timer = setTimeout(
          settle(() => reject(new FrameRefusal('The device was not registered in time. Try again.', 408))),
          waitMs,
        )
        const resumes = waiting.get(entry) ?? new Set()
        waiting.set(entry, resumes.add(succeed))
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
      })
    },
    clear() {
      registered.clear()
      links.clear()
    },
  }
}
