// @vitest-environment happy-dom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connected } from '../../chains/namespaces/eip155/actions/connected.test.helper.ts'
import { sendTransaction } from '../../chains/namespaces/eip155/actions/sendTransaction.ts'
import type { SIWXConfig } from '../../signIn/siwx/SIWXConfig.ts'
import { signIn } from '../../signIn/siwx/signIn.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  ethereum,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { signMessage } from '../../wallets/connection/signMessage.ts'
import { recommendedWalletsQueryOptions } from '../../wallets/directory/reads.ts'
import { getQueryClient } from '../query/getQueryClient.ts'
import { downloadLogs } from './downloadLogs.ts'
import { clearLogs, getLogs } from './getLogs.ts'
import { logLevels } from './LogEntry.ts'
import { log, logWarning } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const levelsOf = (kit: ReturnType<typeof createTestKit>) => getLogs(kit).map(({ level }) => level)

describe('the log of a kit', () => {
  it.each([
    [undefined, ['error']],
    ['silent', []],
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['trace', [...logLevels]],
  ] as const)('at level %s keeps %j', (logLevel, kept) => {
    const kit = createTestKit(logLevel ? { logLevel } : {})
    for (const level of logLevels) log(kit._internal, level, 'Something')
    expect(levelsOf(kit)).toEqual(kept)
  })

  it('follows a change of the level', () => {
    const kit = createTestKit()
    log(kit._internal, 'debug', 'Before')
    kit.updateOptions({ logLevel: 'debug' })
    log(kit._internal, 'debug', 'After')
    expect(getLogs(kit).map(({ message }) => message)).toEqual(['After'])
  })

  it('has time, message and details of each entry, as they were', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const kit = createTestKit()
    const details = { amount: 7n, list: [1] }
    log(kit._internal, 'error', 'Failed', details)
    details.list.push(2)
    const expected = { timestamp: 1_000_000, level: 'error', message: 'Failed' }
    expect(getLogs(kit)).toEqual([{ ...expected, details: { amount: '7', list: [1] } }])
    log(kit._internal, 'error', 'Again')
    expect(getLogs(kit)[1]).toEqual({ ...expected, message: 'Again' })
  })

  it('belongs to one kit, and is forgotten on request', () => {
    const [first, second] = [createTestKit(), createTestKit()]
    log(first._internal, 'error', 'One')
    expect(getLogs(second)).toEqual([])
    clearLogs(first)
    expect(getLogs(first)).toEqual([])
  })

  it('has warnings that are in the console, too', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const kit = createTestKit({ logLevel: 'warn' })
    logWarning(kit._internal, 'Not sent.', new Error('down'))
    expect(warn).toHaveBeenCalledOnce()
    expect(getLogs(kit)).toMatchObject([
      { level: 'warn', message: 'Not sent.', details: { reason: 'Error: down' } },
    ])
  })

  it.each([
    ['a cycle', () => Object.assign([] as unknown[], { 0: globalThis })],
    ['a getter that throws', () => Object.defineProperty({}, 'a', { enumerable: true, get: refuse })],
    ['a method toJSON that throws', () => ({ toJSON: refuse })],
    ['nothing', () => null],
  ])('never throws: %s', (_, create) => {
    const kit = createTestKit()
    log(kit._internal, 'error', 'Odd', create())
    expect(getLogs(kit)).toHaveLength(1)
  })

  it('is saved as a file of lines', async () => {
    const kit = createTestKit()
    log(kit._internal, 'error', 'One')
    log(kit._internal, 'error', 'Two')
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:log'
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(`${this.download} ${this.href}`)
    })
    downloadLogs(kit)
    expect(names).toEqual(['wallet-kit-logs.jsonl blob:log'])
    const lines = ((await blobs[0]?.text()) ?? '').trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(['One', 'Two'])
    expect(revoke).toHaveBeenCalledWith('blob:log')
  })

  it('is not saved on a server', () => {
    const kit = createTestKit()
    vi.stubGlobal('window', undefined)
    const create = vi.spyOn(URL, 'createObjectURL')
    downloadLogs(kit)
    expect(create).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

function refuse(): never {
  throw new Error('no')
}

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))
const letters = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/)
/** Secrets that are known by their shape, wherever they are. */
const shaped: fc.Arbitrary<readonly [text: string, secret: string]> = fc.oneof(
  hex(130).map((secret) => [`0x${secret}`, secret] as const),
  hex(64).map((key) => [`wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${key}`, key] as const),
  letters.map((secret) => [`Bearer ${secret}`, secret] as const),
  letters.map((secret) => [`https://node.example/?token=${secret}`, secret] as const),
  letters.map((secret) => [`Cookie: session=${secret}`, secret] as const),
  letters.map((secret) => [`Nonce: ${secret}`, secret] as const),
  letters.map((secret) => [`${secret}@mail.example`, secret] as const),
  letters.map((secret) => [`eyJhbGciOiJIUzI1NiJ9.${secret}.${secret}`, secret] as const),
  letters.map((secret) => [`{"signature":"${secret}"}`, secret] as const),
)
/** Names of values that are secret whatever they look like. */
const secretName = fc.constantFrom(
  'signature',
  'token',
  'sessionToken',
  'csrfToken',
  'email',
  'otp',
  'nonce',
  'symKey',
  'privateKey',
  'password',
  'cookie',
  'authorization',
)
const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const around = (value: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constant(value),
    fc.tuple(plain, plain).map(([before, after]) => [before, value, after]),
    fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), plain).map((others) => ({ ...others, inner: value })),
    fc.constant(new Error('failed', { cause: value })),
  )

// T26
describe('secrets', () => {
  it('never reach the log: by their shape, in text and data', () => {
    const kit = createTestKit({ logLevel: 'trace' })
    const cases = shaped.chain(([text, secret]) => around(text).map((details) => ({ text, secret, details })))
    fc.assert(
      fc.property(cases, ({ text, secret, details }) => {
        clearLogs(kit)
        log(kit._internal, 'trace', `It was ${text}`, details)
        log(kit._internal, 'error', 'It was', { deeper: details })
        expect(JSON.stringify(getLogs(kit))).not.toContain(secret)
      }),
    )
  })

  it('never reach the log: by the name of their property', () => {
    const kit = createTestKit({ logLevel: 'trace' })
    fc.assert(
      fc.property(secretName, letters, (name, secret) => {
        clearLogs(kit)
        log(kit._internal, 'trace', 'Sent', { [name]: secret, list: [{ [name]: { value: secret } }] })
        log(kit._internal, 'trace', 'Sent', [[name, secret]])
        expect(JSON.stringify(getLogs(kit))).not.toContain(secret)
      }),
    )
  })

  it('are not in what is recorded of a connection and a sign-in', async () => {
    const signatures: string[] = []
    const nonces: string[] = []
    const siwx: SIWXConfig = {
      async createMessage({ accountAddress, chainId }) {
        const message = createSIWXMessage({ accountAddress, chainId })
        nonces.push(message.nonce)
        return message
      },
      addSession: async ({ signature }) => void signatures.push(signature),
      revokeSession: async () => undefined,
      setSessions: async () => undefined,
      getSessions: async () => [],
    }
    createTestWallet()
    const kit = createTestKit({ siwx, logLevel: 'trace' })
    await kit.open()
    await connect(kit, { connectorId: 'test.wallet' })
    await settle()
    await signIn(kit)
    signatures.push(await signMessage(kit, { message: 'Hello' }))
    await kit.disconnect()
    const text = JSON.stringify(getLogs(kit))
    expect(text).toContain('CONNECT_SUCCESS')
    expect(text).toContain('authenticated')
    expect(signatures).toHaveLength(2)
    for (const secret of [...signatures, ...nonces]) expect(text).not.toContain(secret.replace('0x', ''))
  })
})

describe('what is recorded', () => {
  it('is a failed connection, as an error; what the visitor has declined is none', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit({ logLevel: 'info' })
    wallet.rejectNext()
    await expect(connect(kit, { connectorId: 'test.wallet' })).rejects.toThrow()
    expect(levelsOf(kit)).not.toContain('error')
    expect(getLogs(kit)).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ code: 'USER_REJECTED' }) }),
    )
    vi.spyOn(wallet.provider, 'request').mockRejectedValueOnce(new Error('broken'))
    await expect(connect(kit, { connectorId: 'test.wallet' })).rejects.toThrow()
    expect(getLogs(kit)).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Connecting failed' }),
    )
  })

  it('is an alert', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const kit = createTestKit()
    await kit.ready()
    await kit.switchNetwork({ ...ethereum, id: 999 })
    await settle()
    expect(getLogs(kit)).toMatchObject([
      { level: 'error', message: 'Alert', details: { code: 'NETWORK_TO_SWITCH_NOT_FOUND' } },
    ])
  })

  it('is a request to the wallet, without what is in it', async () => {
    const { kit } = await connected({ eth_sendTransaction: `0x${'ab'.repeat(32)}` })
    kit.updateOptions({ logLevel: 'trace' })
    await sendTransaction(kit, { to: secondAddress, data: `0x${'12'.repeat(65)}` })
    const requests = getLogs(kit).filter(({ message }) => message === 'Request to the wallet')
    expect(requests.map(({ details }) => (details as { method: string }).method)).toEqual([
      'eth_chainId',
      'eth_sendTransaction',
    ])
    expect(JSON.stringify(requests)).not.toContain('1212')
  })

  it('is a failed request to a service', async () => {
    onServices(http.get('http://localhost:3000/directory/getWallets', () => HttpResponse.json({ data: 1 })))
    const kit = createTestKit()
    await kit.open()
    const reading = getQueryClient(kit).fetchQuery({ ...recommendedWalletsQueryOptions(kit), retry: false })
    await expect(reading).rejects.toMatchObject({ code: 'SERVICE_REPLY_INVALID' })
    expect(getLogs(kit)).toMatchObject([
      {
        level: 'error',
        message: 'Request failed',
        details: { code: 'SERVICE_REPLY_INVALID', service: 'walletDirectory', operation: 'getWallets' },
      },
    ])
  })

  it('ends with the kit', async () => {
    createTestWallet()
    const kit = createTestKit({ logLevel: 'trace' })
    await connect(kit, { connectorId: 'test.wallet' })
    kit.destroy()
    const { length } = getLogs(kit)
    await settle()
    expect(getLogs(kit)).toHaveLength(length)
  })
})
