import { type Mock, vi } from 'vitest'
import { createEmitter } from '../../../testing/createEmitter.ts'
import type { PairingSession } from './createCodes.ts'
import type { PairingClient } from './loadPairingClient.ts'

type Approved = Readonly<
  Record<string, { readonly accounts: readonly string[]; readonly methods?: readonly string[] }>
>

/** A code on display, and possible answers of the wallet that has scanned it. */
export interface FakeProposal {
  readonly uri: string
  readonly optionalNamespaces: Readonly<Record<string, { readonly chains: readonly string[] }>>
  /** The message to sign together with the approval, where one is asked for. */
  readonly authentication: readonly Readonly<Record<string, unknown>>[] | undefined
  /** @param more further properties of the session */
  approve(namespaces: Approved, metadata?: object, more?: object): PairingSession
  reject(error: unknown): void
}

export type FakePairingClient = ReturnType<typeof createFakePairingClient>

/**
 * The pairing client as far as the kit knows it, without a relay. Like the real one it keeps one present session,
 * which the latest approval replaces whichever code it came through, and its own `disconnect` ends that one.
 */
export function createFakePairingClient() {
  const protocol = createEmitter()
  const relay = createEmitter()
  const relayState = { connected: false, connecting: true, transportExplicitlyClosed: false }
  const transportClose: Mock<() => void> = vi.fn()
  let defaultChain: string | undefined
  const clients: { session: PairingSession | undefined }[] = []
  const shownBy: ReturnType<typeof createEmitter>[] = []
  const sessions = new Map<string, PairingSession>()
  const proposals: FakeProposal[] = []
  const requests: { topic: string | undefined; chain: string; method: string; params: unknown }[] = []
  const ended: string[] = []
  let answer: (method: string, params: unknown) => unknown = () => undefined

  function createSession(namespaces: Approved, metadata: object = {}, more: object = {}): PairingSession {
    const topic = `topic-${sessions.size + ended.length + 1}`
    const peer = { metadata: { name: 'Phone', icons: ['https://phone.test/icon.png'], ...metadata } }
    const session = { topic, namespaces, peer, ...more } as unknown as PairingSession
    sessions.set(topic, session)
    return session
  }

  /** Client shared by all kits of the page. */
  const signClient = {
    on: protocol.on,
    off: protocol.removeListener,
    session: {
      get(topic: string) {
        const session = sessions.get(topic)
        if (!session) throw new Error(`No matching key. session: ${topic}`)
        return session
      },
      getAll: () => [...sessions.values()],
    },
    async disconnect({ topic }: { topic: string }) {
      if (!sessions.delete(topic)) throw new Error(`No matching key. session: ${topic}`)
      ended.push(topic)
    },
    /** The text of a CACAO's payload: here the payload itself states it. */
    formatAuthMessage: ({ request }: { readonly request: { readonly text: string } }) => request.text,
    core: {
      verify: { register: async () => undefined },
      relayer: Object.assign(relayState, {
        transportClose,
        on: relay.on,
        off: relay.removeListener,
        subscriber: { hasAnyTopics: false },
      }),
    },
  }

  function createClient(session: PairingSession | undefined) {
    const shown = createEmitter()
    const client = {
      session,
      on: shown.on,
      removeListener: shown.removeListener,
      async connect({
        optionalNamespaces,
        authentication,
      }: Pick<FakeProposal, 'optionalNamespaces'> & Partial<FakeProposal>) {
        await Promise.resolve()
        let resolve: (session: PairingSession) => void = () => undefined
        let reject: (error: unknown) => void = () => undefined
        const approval = new Promise<PairingSession>((...settlers) => {
          ;[resolve, reject] = settlers
        })
        const proposal: FakeProposal = {
          uri: `wc:${proposals.length + 1}`,
          optionalNamespaces,
          authentication,
          approve(namespaces, metadata, more) {
            const session = createSession(namespaces, metadata, more)
            // An approval comes over the open socket.
            relay.emit('relayer_connect', undefined)
            resolve(session)
            return session
          },
          reject: (error) => reject(error),
        }
        proposals.push(proposal)
        shown.emit('display_uri', proposal.uri)
        client.session = await approval
        shown.emit('connect', { session: client.session })
        return client.session
      },
      async request({ method, params }: { method: string; params: unknown }, chain: string) {
        requests.push({ topic: client.session?.topic, chain, method, params })
        return answer(method, params)
      },
      setDefaultChain(id: string) {
        defaultChain = id
      },
      async disconnect() {
        throw new Error('ends the wrong session')
      },
      client: signClient,
    }
    clients.push(client)
    shownBy.push(shown)
    return client
  }

  return {
    /** `UniversalProvider.init`: a client of its own, which starts with a session of an earlier visit. */
    init: async ({ session = signClient.session.getAll()[0] }: { readonly session?: PairingSession } = {}) =>
      createClient(session) as unknown as PairingClient,
    /** Closes the socket. */
    transportClose,
    getDefaultChain: () => defaultChain,
    /** Listeners of kits that are in place, to show that nothing is left behind. */
    countListeners: () => [protocol, relay, ...shownBy].reduce((sum, { count }) => sum + count(), 0),
    proposals,
    requests,
    /** Topics of the sessions that the page has ended. */
    ended,
    /** Sets the wallet's answers to requests. */
    setAnswer(next: typeof answer) {
      answer = next
    },
    /** A session of an earlier visit. */
    remember(namespaces: Approved) {
      const session = createSession(namespaces)
      for (const client of clients) client.session = session
      return session
    },
    /** The wallet changes its approval. */
    update(topic: string, namespaces: Approved) {
      const session = { ...signClient.session.get(topic), namespaces } as unknown as PairingSession
      sessions.set(topic, session)
      protocol.emit('session_update', { topic, params: { namespaces } })
    },
    /** The wallet reports that something is the active one there. */
    report(topic: string, name: string, data: unknown, chainId: string) {
      protocol.emit('session_event', { topic, params: { event: { name, data }, chainId } })
    },
    /** The socket opens, or is closed; the client says nothing of one that fails to open. */
    setConnected(connected: boolean) {
      relayState.connected = connected
      relay.emit(connected ? 'relayer_connect' : 'relayer_disconnect', undefined)
    },
    /** The state of the client's socket. */
    relayState,
    /** The relay closes the socket. */
    refuse(error: unknown) {
      relay.emit('relayer_error', error)
    },
    /** The wallet ends a session, or it expires. */
    end(topic: string, event: 'session_delete' | 'session_expire' = 'session_delete') {
      sessions.delete(topic)
      for (const client of event === 'session_delete' ? clients : [])
        if (client.session?.topic === topic) client.session = undefined
      protocol.emit(event, { topic })
    },
  }
}
