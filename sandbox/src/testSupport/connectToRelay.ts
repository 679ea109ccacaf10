import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { generateKeyPair, type Keypair, signJWT } from '@walletconnect/relay-auth'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

interface Frame {
  readonly id: string | number
  readonly method?: string
  readonly params?: {
    readonly id: string
    readonly data: { readonly topic: string; readonly message: string }
  }
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** A client of the relay that speaks its protocol frame by frame. */
export interface RelayClient {
  readonly socket: WebSocket
  /** Received frames, in order. */
  readonly frames: readonly Frame[]
  /** Delivered messages. */
  messages(): readonly string[]
  call(method: string, params: object): Promise<Frame>
  close(): Promise<void>
}

export interface ConnectToRelayParameters {
  readonly origin: string
  /** The client's identity. Default: a new one. */
  readonly keyPair?: Keypair
  readonly acknowledge?: boolean
  /** Replaces the query of the handshake. */
  readonly query?: string
}

let lastId = 0n

export async function relayQuery(keyPair: Keypair = generateKeyPair(), issuedAt?: number): Promise<string> {
  const subject = randomBytes(32).toString('hex')
  const auth = await signJWT(subject, 'ws://relay', 86_400, keyPair, issuedAt)
  return new URLSearchParams({ auth, projectId: 'test', ua: 'wc-2/js-2.25.0/test' }).toString()
}

/** Opens a socket to the relay, and closes it when the test ends. */
export async function connectToRelay(parameters: ConnectToRelayParameters): Promise<RelayClient> {
  const { origin, keyPair, acknowledge = true } = parameters
  const query = parameters.query ?? (await relayQuery(keyPair))
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/relay?${query}`)
  onTestFinished(() => socket.terminate())
  const frames: Frame[] = []
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as Frame
    frames.push(frame)
    if (frame.method && acknowledge) {
      socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
    }
  })
  await once(socket, 'open')
  return {
    socket,
    frames,
    messages: () => frames.flatMap(({ params }) => (params ? [params.data.message] : [])),
    async call(method, params) {
      lastId += 1n
      // Above 2^53, as clients send them.
      const id = String(1_763_000_000_000_000_000n + lastId)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      for (;;) {
        const reply = frames.find((frame) => frame.id === id && !frame.method)
        if (reply) return reply
        await once(socket, 'message')
      }
    },
    async close() {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}
