import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getStructEncoder,
  getU8Encoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

const systemProgram = address('11111111111111111111111111111111')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** Size of a token account, and its cost. */
const space = 165n
const rent = 2_039_280n

export interface SolanaHolder {
  readonly rpcUrl: string
  /** Secret key of the holder, in base58. */
  readonly secret: string
  readonly mint: string
}

/** A node's answer. */
async function askSolana(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const reply = (await (await fetch(rpcUrl, { method: 'POST', body })).json()) as {
    result?: unknown
    error?: unknown
  }
  if (reply.error) throw new Error(`${method}: ${JSON.stringify(reply.error)}`)
  return reply.result
}

/** The token accounts of an owner and their balances, the fullest first. */
export async function readTokenAccounts(
  rpcUrl: string,
  owner: string,
  mint: string,
): Promise<readonly { readonly account: string; readonly amount: bigint }[]> {
  const { value } = (await askSolana(rpcUrl, 'getTokenAccountsByOwner', [
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  ])) as {
    value: {
      pubkey: string
      account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } }
    }[]
  }
  const accounts = value.map(({ pubkey, account }) => ({
    account: pubkey,
    amount: BigInt(account.data.parsed.info.tokenAmount.amount),
  }))
  // Accounts of former tests are empty, and may be listed first.
  return accounts.sort((one, other) => (one.amount > other.amount ? -1 : 1))
}

/** Moves tokens of the holder's account into a new account that is not the associated one, and returns that. */
export async function holdElsewhere(holder: SolanaHolder, from: string, amount: bigint): Promise<string> {
  const [owner, account] = await Promise.all([toSigner(holder.secret), generateKeyPairSigner()])
  await send(holder, owner, [
    createAccount(owner, account),
    initializeAccount(account.address, holder.mint, owner.address),
    moveTokens(owner, from, account.address, amount),
  ])
  return account.address
}

/** Moves tokens between two accounts. */
export async function moveBack(
  holder: SolanaHolder,
  from: string,
  to: string,
  amount: bigint,
): Promise<void> {
  const owner = await toSigner(holder.secret)
  await send(holder, owner, [moveTokens(owner, from, to, amount)])
}

const toSigner = (secret: string) => createKeyPairSignerFromBytes(getBase58Encoder().encode(secret))

type SignerAccount = {
  readonly address: Address
  readonly role: AccountRole
  readonly signer?: KeyPairSigner
}

const signing = (signer: KeyPairSigner): SignerAccount => ({
  address: signer.address,
  role: AccountRole.WRITABLE_SIGNER,
  signer,
})

/** `CreateAccount` of the System program. */
function createAccount(payer: KeyPairSigner, account: KeyPairSigner): Instruction {
  const data = getStructEncoder([
    ['kind', getU32Encoder()],
    ['lamports', getU64Encoder()],
    ['space', getU64Encoder()],
  ]).encode({ kind: 0, lamports: rent, space })
  return {
    programAddress: systemProgram,
    accounts: [signing(payer), signing(account)],
    data: Uint8Array.from([...data, ...getAddressEncoder().encode(tokenProgram)]),
  }
}

/** `InitializeAccount3` of SPL Token. */
function initializeAccount(account: Address, mint: string, owner: Address): Instruction {
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: account, role: AccountRole.WRITABLE },
      { address: address(mint), role: AccountRole.READONLY },
    ],
    data: Uint8Array.from([18, ...getAddressEncoder().encode(owner)]),
  }
}

/** `Transfer` of SPL Token. */
function moveTokens(owner: KeyPairSigner, from: string, to: string, amount: bigint): Instruction {
  const data = getStructEncoder([
    ['kind', getU8Encoder()],
    ['amount', getU64Encoder()],
  ]).encode({ kind: 3, amount })
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE },
      { address: address(to), role: AccountRole.WRITABLE },
      signing(owner),
    ],
    data: Uint8Array.from(data),
  }
}

async function send(
  { rpcUrl }: SolanaHolder,
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
): Promise<void> {
  const { value } = (await askSolana(rpcUrl, 'getLatestBlockhash', [])) as {
    value: Parameters<typeof setTransactionMessageLifetimeUsingBlockhash>[0]
  }
  const { blockhash, lastValidBlockHeight } = value
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(payer, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) },
        draft,
      ),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
  await askSolana(rpcUrl, 'sendTransaction', [wire, { encoding: 'base64' }])
}
