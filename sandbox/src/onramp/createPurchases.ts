import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { address as solanaAddress } from '@solana/kit'
import { encodeFunctionData, getAddress, numberToHex, parseUnits } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { createTreasury } from '../chains/createDevAccounts.ts'
import { tokenAbi } from '../contracts/abis.ts'
import { airdrop } from '../solana/airdrop.ts'
import { sendFaucetTokens } from '../solana/sendFaucetTokens.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import type { PurchaseQuote } from './quotePurchase.ts'

export type PurchaseStatus = 'SUCCESS' | 'IN_PROGRESS' | 'FAILED'

/** A purchase, as the provider's page made it. */
export interface Purchase {
  readonly id: string
  /** In lowercase on EVM chains. */
  readonly account: string
  readonly chain: string
  readonly symbol: string
  readonly amount: string
  readonly status: PurchaseStatus
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface BuyParameters {
  readonly destination: string
  readonly quote: PurchaseQuote
  /** Whether the payment is accepted; otherwise the purchase fails. */
  readonly isPaid: boolean
}

export interface Purchases {
  /** Records a purchase and sends the bought tokens. Resolves when the chain has them. */
  buy(parameters: BuyParameters): Promise<Purchase>
  /** Newest first. */
  list(account: string): readonly Purchase[]
  clear(): void
}

export interface CreatePurchasesParameters {
  readonly database: DatabaseSync
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
}

export function createPurchases({ database, chains, solana }: CreatePurchasesParameters): Purchases {
  const insert = database.prepare('INSERT INTO purchases VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const setStatus = database.prepare('UPDATE purchases SET status = ? WHERE id = ?')
  const byAccount = database.prepare('SELECT * FROM purchases WHERE account = ? ORDER BY rowid DESC')

  async function deliver(destination: string, { network, purchased }: PurchaseQuote): Promise<void> {
    const amount = parseUnits(purchased, network.decimals)
    const chain = chains.find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
    if (chain) return deliverOnEvm(chain, destination, network.token, amount)
    const recipient = solanaAddress(destination)
    if (network.token === undefined) await airdrop(solana.ledger, recipient, amount)
    else await sendFaucetTokens(solana.ledger, { recipient, mint: solanaAddress(network.token), amount })
  }

  return {
    async buy({ destination, quote, isPaid }) {
      const { network, symbol, purchased, total, paymentCurrency } = quote
      const id = randomUUID()
      const account = network.caipNetworkId.startsWith('eip155:') ? destination.toLowerCase() : destination
      const createdAt = Date.now()
      const purchase = { id, account, chain: network.caipNetworkId, symbol, amount: purchased, createdAt }
      const first = isPaid ? 'IN_PROGRESS' : 'FAILED'
      insert.run(
        ...[id, account, network.caipNetworkId, symbol, purchased],
        ...[total, paymentCurrency, first, createdAt],
      )
      if (!isPaid) return { ...purchase, status: 'FAILED' }
      try {
        await deliver(destination, quote)
        setStatus.run('SUCCESS', id)
        return { ...purchase, status: 'SUCCESS' }
      } catch (error) {
        setStatus.run('FAILED', id)
        throw error
      }
    },
    list: (account) =>
      byAccount.all(account).map((row) => ({
        id: String(row.id),
        account: String(row.account),
        chain: String(row.chain),
        symbol: String(row.symbol),
        amount: String(row.amount),
        status: row.status as PurchaseStatus,
        createdAt: Number(row.created_at),
      })),
    clear() {
      database.exec('DELETE FROM purchases')
    },
  }
}

/** The treasury sends coins, and mints tokens. */
async function deliverOnEvm(
  { call, client }: Chain,
  destination: string,
  token: string | undefined,
  amount: bigint,
): Promise<void> {
  const { address: from } = createTreasury()
  const recipient = getAddress(destination)
  const request =
    token === undefined
      ? { from, to: recipient, value: numberToHex(amount) }
      : {
          from,
          to: token,
          data: encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [recipient, amount] }),
        }
  const [hash] = await call([{ method: 'eth_sendTransaction', params: [request] }])
  const { status } = await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  if (status !== 'success') throw new Error(`The delivery of a purchase failed: ${hash}`)
}
