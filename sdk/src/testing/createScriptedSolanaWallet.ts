import { getBase58Encoder, getBase64Decoder } from '@solana/codecs'
import type {
  SolanaSignAndSendTransactionInput,
  SolanaSignInInput,
  SolanaSignTransactionInput,
} from '@solana/wallet-standard-features'
import type { Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { RequestArguments } from '../chains/namespaces/eip155/Eip1193Provider.ts'
import { createEmitter } from './createEmitter.ts'
import { createSolanaKey, type SolanaKey } from './createSolanaKey.ts'
import { createSolanaSignInMessage } from './createSolanaSignInMessage.ts'
import { createWalletAccounts } from './createWalletAccounts.ts'
import { createWalletError } from './createWalletError.ts'
import { createWalletMemory } from './createWalletMemory.ts'
import { createWalletScript } from './createWalletScript.ts'
import { lieAbout, type OnePrompt } from './OnePrompt.ts'
import { readNode } from './readNode.ts'
import type {
  ScriptedSolanaWallet,
  ScriptedSolanaWalletFeatures,
  ScriptedSolanaWalletOptions,
} from './ScriptedSolanaWallet.ts'
import { signSolanaTransaction } from './signSolanaTransaction.ts'

const defaultIcon: WalletIcon = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" rx="24" fill="#9945ff"/></svg>',
)}`

/** Features that prompt the user. */
const questions = [
  'standard:connect',
  'solana:signMessage',
  'solana:signIn',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

const supportedTransactionVersions = ['legacy', 0] as const

/**
 * Creates a Solana wallet for tests and demonstrations: a Wallet Standard wallet with real keys and real signatures,
 * whose user is scripted (see {@link ScriptedSolanaWallet}). By default the user approves everything. Permission and
 * the active account are kept in `storage`, so that a silent connect restores them after a reload.
 *
 * @example
 * const scripted = createScriptedSolanaWallet({
 *   name: 'Test Wallet',
 *   accounts: ['<base58 of 64 bytes>'],
 *   rpcUrl: 'http://127.0.0.1:4610/rpc/solana',
 * })
 * const stop = registerStandardWallet(scripted.wallet)
 * scripted.rejectNext('solana:signMessage')
 */
export function createScriptedSolanaWallet(options: ScriptedSolanaWalletOptions): ScriptedSolanaWallet {
  const { name, icon = defaultIcon, rpcUrl } = options
  const chains: Wallet['chains'] = Object.freeze(options.chains ?? ['solana:mainnet'])
  const keys = options.accounts.map((secret) => createSolanaKey(secret))
  const emitter = createEmitter()
  const script = createWalletScript(questions)
  const requests: RequestArguments[] = []
  let garbage = false
  let onePrompt: OnePrompt | undefined = 'asAsked'
  const memory = createWalletMemory(
    `scripted-solana-wallet:${name}`,
    { granted: false, locked: false, accountIndex: 0 },
    options.storage,
  )
  const accounts = createWalletAccounts(keys, memory, showAccounts)

  const features: ScriptedSolanaWalletFeatures = {
    'standard:connect': {
      version: '1.0.0',
      connect: (input) =>
        answer('standard:connect', input ? [input] : [], input?.silent || accounts.isGranted(), () => {
          if (!input?.silent) accounts.grant()
          return { accounts: visible }
        }),
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => answer('standard:disconnect', [], true, accounts.switches.revoke),
    },
    'standard:events': {
      version: '1.0.0',
      on(event, listener) {
        emitter.on(event, listener)
        return () => emitter.removeListener(event, listener)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs) =>
        answer('solana:signMessage', inputs, false, () =>
          Promise.all(
            inputs.map(async ({ account, message }) => ({
              signedMessage: message,
              signature: await keyOf(account.address).sign(message),
              signatureType: 'ed25519' as const,
            })),
          ),
        ),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs) =>
        answer('solana:signIn', inputs, false, () => {
          accounts.grant()
          return Promise.all((inputs.length > 0 ? inputs : [{}]).map(signIn))
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: (...inputs) =>
        answer('solana:signTransaction', inputs, false, () =>
          Promise.all(inputs.map(async (input) => ({ signedTransaction: await signTransaction(input) }))),
        ),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs) =>
        answer('solana:signAndSendTransaction', inputs, false, () => Promise.all(inputs.map(signAndSend))),
    },
  }

  const publicAccounts = new Map(
    keys.map((key): [SolanaKey, WalletAccount] => [
      key,
      Object.freeze({
        address: key.address,
        publicKey: key.publicKey,
        chains,
        features: questions.filter((feature) => feature.startsWith('solana:')) as WalletAccount['features'],
      }),
    ]),
  )
  let visible = readVisible()

  function readVisible(): readonly WalletAccount[] {
    return Object.freeze(accounts.visible().flatMap((key) => publicAccounts.get(key) ?? []))
  }

  /** Replaces the list only when it has changed: apps compare it by identity. */
  function showAccounts(): void {
    visible = readVisible()
    emitter.emit('change', { accounts: visible })
  }

  async function answer<Answer>(
    method: string,
    params: readonly unknown[],
    isAlreadyAllowed: boolean,
    agree: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    requests.push(structuredClone({ method, params }))
    if (method !== 'solana:signIn') accounts.assertKnown(method)
    await script.ask(method, isAlreadyAllowed)
    return garbage ? ('not an answer' as Answer) : agree()
  }

  function keyOf(address: string): SolanaKey {
    const key = accounts.visible().find((candidate) => candidate.address === address)
    if (!key) throw createWalletError(4100, 'The account has not been authorized.')
    return key
  }

  async function signIn(input: SolanaSignInInput) {
    const how = onePrompt ?? 'asAsked'
    const picked = how === 'otherAccount' ? visible.at(-1) : visible[0]
    const key = keyOf(input.address ?? picked?.address ?? '')
    const account = publicAccounts.get(key) as WalletAccount
    const fields = lieAbout(how, { ...input, domain: input.domain ?? globalThis.location.host })
    const text = createSolanaSignInMessage({ ...fields, address: key.address })
    const signedMessage = new TextEncoder().encode(text)
    const signed = how === 'otherText' ? new TextEncoder().encode(`${text} `) : signedMessage
    return {
      account,
      signedMessage: how === 'unsigned' ? new Uint8Array() : signedMessage,
      signature: how === 'unsigned' ? new Uint8Array() : await key.sign(signed),
      signatureType: 'ed25519' as const,
    }
  }

  function signTransaction({ account, transaction, chain }: SolanaSignTransactionInput): Promise<Uint8Array> {
    if (chain !== undefined && !chains.includes(chain)) {
      throw createWalletError(-32_602, `The wallet does not know the network "${chain}".`)
    }
    return signSolanaTransaction(keyOf(account.address), transaction)
  }

  async function signAndSend(input: SolanaSignAndSendTransactionInput) {
    const wire = await signTransaction(input)
    const signature = await readNode(rpcUrl, {
      method: 'sendTransaction',
      params: [getBase64Decoder().decode(wire), { ...input.options, encoding: 'base64' }],
    })
    return { signature: new Uint8Array(getBase58Encoder().encode(String(signature))) }
  }

  const wallet = {
    version: '1.0.0' as const,
    name,
    icon,
    chains,
    features: Object.freeze(features),
    get accounts() {
      return visible
    },
  }

  return {
    wallet,
    accounts: keys.map(({ address }) => address),
    requests,
    ...script.switches,
    ...accounts.switches,
    setGarbage: (on) => {
      garbage = on
    },
    setOnePrompt: (how) => {
      onePrompt = how
      const { 'solana:signIn': _, ...others } = wallet.features
      wallet.features = Object.freeze(
        how ? { ...others, 'solana:signIn': features['solana:signIn'] } : others,
      ) as ScriptedSolanaWalletFeatures
    },
    emit: (properties) => emitter.emit('change', properties),
    countListeners: emitter.count,
  }
}
