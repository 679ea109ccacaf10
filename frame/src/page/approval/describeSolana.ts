import { getBase58Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { formatUnits } from 'viem'
import type { ApprovalSection, Fact } from './Approval.ts'
import { readableText } from './readableText.ts'

export function readSolanaMessage(base58: string): string {
  return readableText(getBase58Encoder().encode(base58))
}

const systemProgram = '11111111111111111111111111111111'
/** Number of the System program's instruction that transfers SOL. */
const transferNumber = 2
const transferLength = 12

/** Describes a transaction in base58: its payer, transfers and programs. */
export function describeSolanaTransaction(base58: string, heading: string): ApprovalSection {
  const { messageBytes } = getTransactionDecoder().decode(getBase58Encoder().encode(base58))
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const accounts = message.staticAccounts
  // Version 1 lays its instructions out differently; its programs are among the accounts.
  const instructions = 'instructions' in message ? message.instructions : []
  const facts = instructions.map((instruction): Fact => {
    const program = accounts[instruction.programAddressIndex] ?? 'unknown'
    const { data = new Uint8Array(), accountIndices = [] } = instruction
    const view = new DataView(Uint8Array.from(data).buffer)
    if (
      program !== systemProgram ||
      data.length !== transferLength ||
      view.getUint32(0, true) !== transferNumber
    ) {
      return ['Calls', program]
    }
    const recipient = accounts[accountIndices[1] ?? -1] ?? 'an unknown account'
    return ['Transfers', `${formatUnits(view.getBigUint64(4, true), 9)} SOL to ${recipient}`]
  })
  return { heading, facts: [['Paid by', accounts[0] ?? 'unknown'], ...facts], text: base58 }
}
