import { CancelledError } from '../CancelledError.ts'

/** A window for a social login, opened within the click, else browsers block it. */
export interface LoginWindow {
  /** Goes to the network, and waits for the address that the window ends at. @throws CancelledError when it is closed */
  run(uri: string): Promise<{ readonly uri: string }>
  close(): void
}

const pollMs = 500

/** @throws an Error with `blockedMessage` where the browser opens no window */
export function openLoginWindow(blockedMessage: string): LoginWindow {
  const opened = window.open('', '_blank', 'popup,width=480,height=720')
  if (!opened) throw new Error(blockedMessage)
  return {
    close: () => opened.close(),
    run(uri) {
      opened.location.href = uri
      return new Promise((resolve, reject) => {
        const settle = (finish: () => void) => {
          removeEventListener('message', onMessage)
          clearInterval(timer)
          opened.close()
          finish()
        }
        const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
          if (origin !== location.origin || source !== opened) return
          const result = (data as { readonly resultUri?: unknown } | null)?.resultUri
          if (typeof result === 'string') settle(() => resolve({ uri: result }))
        }
        addEventListener('message', onMessage)
        const timer = setInterval(() => {
          if (opened.closed) settle(() => reject(new CancelledError('The window was closed')))
        }, pollMs)
      })
    },
  }
}
