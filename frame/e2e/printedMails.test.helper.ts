import { once } from 'node:events'
import type { Readable } from 'node:stream'

type Kind = 'code' | 'link'

/** Mails that the processes print while no mail server is configured. */
export interface PrintedMails {
  /** Reads what a process prints from now on. */
  read(stream: Readable): void
  /** The code, or the token of the link, of the next mail of this kind to an address. */
  next(kind: Kind, email: string): Promise<string>
}

export function createPrintedMails(): PrintedMails {
  const arrivals = new EventTarget()
  return {
    read(stream) {
      let rest = ''
      let to = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const [, address = to, code] = /^Mail to (\S+): (?:(\d{6})\b)?/.exec(line) ?? []
          to = address
          const [, token] = /\/confirm\?token=([\w-]+)/.exec(line) ?? []
          if (code) arrive('code', to, code)
          if (token) arrive('link', to, token)
        }
      })
    },
    async next(kind, email) {
      const [event] = (await once(arrivals, `${kind} ${email}`)) as [CustomEvent<string>]
      return event.detail
    },
  }

  function arrive(kind: Kind, email: string, detail: string): void {
    arrivals.dispatchEvent(new CustomEvent(`${kind} ${email}`, { detail }))
  }
}
