import { endSession } from './endSession.ts'
import type { PairingClient } from './loadPairingClient.ts'

/** Life of a code from the moment its URI is known, and how long before its end it counts as expired, in ms. */
const pairingLifetime = 4 * 60_000
export const expiryMargin = 10_000

export type PairingSession = NonNullable<PairingClient['session']>

/** A URI on display. `expiresAt` is in ms since 1970. */
export interface ShownCode {
  readonly uri: string
  readonly expiresAt: number
}

export interface CodeListener {
  shown(code: ShownCode): void
  /** The host app has created another code. */
  replaced(): void
}

/** A pairing that a wallet may approve. */
export interface PairingCode {
  /** The session that a wallet approves through this code. */
  readonly approval: Promise<PairingSession | undefined>
  /** Calls back with the URI as soon as it is known, and again should it change. */
  watch(listener: CodeListener): void
}

/** The codes of one client: at most one is live. */
export interface Codes {
  /**
   * The live code, where it may be used again for this proposal, else a new one. The caller awaits the approval until
   * they release it.
   */
  take(proposal: string, start: () => Promise<PairingSession | undefined>): PairingCode
  /** Ensures a live code for this proposal. Resolves when its URI is known. */
  prepare(proposal: string, start: () => Promise<PairingSession | undefined>): Promise<void>
  /** The approval is no longer awaited: a session that a wallet approves later is ended. */
  release(code: PairingCode): void
  /** Makes a URI that the host app has created the live code. */
  give(uri: string): void
}

export interface CodesOptions {
  /**
   * Whether an abandoned code is shown again: browsers that leave the page for the wallet come back to a new page,
   * while the wallet has the former code.
   */
  isReused(): boolean
  /** Whether the host app creates all codes itself, with its own client. */
  isManual(): boolean
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
}

interface LiveCode extends PairingCode {
  /** `undefined` for a code of the host app, which fits every proposal. */
  readonly proposal: string | undefined
  shown: ShownCode | undefined
  /** Resolves when the URI is known. */
  readonly known: Promise<void>
  onKnown(): void
  listener: CodeListener | undefined
  isAwaited: boolean
  isOver: boolean
}

/** Keeps the live code of a client. */
export function createCodes(client: PairingClient, { isReused, isManual, lifetime }: CodesOptions): Codes {
  let live: LiveCode | undefined

  function track(proposal: string | undefined, start: () => Promise<PairingSession | undefined>): LiveCode {
    let onKnown = (): void => undefined
    const known = new Promise<void>((resolve) => {
      onKnown = resolve
    })
    const code: LiveCode = {
      proposal,
      shown: undefined,
      known,
      onKnown,
      listener: undefined,
      isAwaited: false,
      isOver: false,
      approval: Promise.resolve().then(start),
      watch(listener) {
        code.listener = listener
        if (code.shown) listener.shown(code.shown)
      },
    }
    code.approval.then(
      (session) => {
        code.isOver = true
        if (!code.isAwaited) endLate(code, session)
      },
      // Declined, expired, or the relay is out of reach: callers learn it from the approval.
      () => {
        code.isOver = true
      },
    )
    return code
  }

  /** Ends a session that is not awaited on both sides, instead of leaving it open in the wallet. */
  function endLate({ proposal }: LiveCode, session: PairingSession | undefined): void {
    // A session of the host app's own code is its own.
    if (session && proposal !== undefined) endSession(client, session.topic).catch(() => undefined)
  }

  function show(code: LiveCode, uri: string): void {
    code.shown = { uri, expiresAt: Date.now() + pairingLifetime }
    code.onKnown()
    code.listener?.shown(code.shown)
  }

  function isUsable({ proposal, shown, isOver }: LiveCode, wanted: string): boolean {
    if (isOver || (shown && isExpired(shown))) return false
    return proposal === undefined || (proposal === wanted && isReused())
  }

  /** The next session of the host app's own client. */
  function nextSession(): Promise<PairingSession | undefined> {
    return new Promise((resolve) => {
      const settle = ({ session }: { readonly session?: PairingSession }) => {
        client.removeListener('connect', settle)
        resolve(session)
      }
      client.on('connect', settle)
      lifetime.addEventListener('abort', () => client.removeListener('connect', settle), { once: true })
    })
  }

  function give(uri: string): void {
    const former = live
    live = track(undefined, nextSession)
    show(live, uri)
    former?.listener?.replaced()
  }

  function onUri(uri: string): void {
    // The host app has started another pairing.
    if (isManual() && (!live || live.shown)) give(uri)
    else if (live) show(live, uri)
  }

  function getUsable(proposal: string, start: () => Promise<PairingSession | undefined>): LiveCode {
    if (!live || !isUsable(live, proposal)) {
      live = isManual() ? track(undefined, nextSession) : track(proposal, start)
    }
    return live
  }

  client.on('display_uri', onUri)
  lifetime.addEventListener('abort', () => client.removeListener('display_uri', onUri), { once: true })

  return {
    take(proposal, start) {
      const code = getUsable(proposal, start)
      code.isAwaited = true
      return code
    },
    async prepare(proposal, start) {
      const { known, approval } = getUsable(proposal, start)
      await Promise.race([known, approval])
    },
    release(code) {
      const released = code as LiveCode
      released.isAwaited = false
      released.listener = undefined
      // It was approved at the moment of its release.
      if (released.isOver) {
        released.approval.then((session) => endLate(released, session)).catch(() => undefined)
      }
    },
    give,
  }
}

/** Whether a code is too old to be shown: 10 s or less are left. */
function isExpired({ expiresAt }: Pick<ShownCode, 'expiresAt'>): boolean {
  return expiresAt - Date.now() <= expiryMargin
}
