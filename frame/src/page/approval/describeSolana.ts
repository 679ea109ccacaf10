import { getBase58Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { formatUnits } from 'viem'
import { fill } from '../../texts/fill.ts'
import type { ApprovalTexts } from '../texts/en.ts'
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
export function describeSolanaTransaction(
  base58: string,
  heading: string,
  texts: ApprovalTexts,
): ApprovalSection {
  const { messageBytes } = getTransactionDecoder().decode(getBase58Encoder().encode(base58))
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const accounts = message.staticAccounts
  // Version 1 lays its instructions out differently; its programs are among the accounts.
  const instructions = 'instructions' in message ? message.instructions : []
  const facts = instructions.map((instruction): Fact => {
    const program = accounts[instruction.programAddressIndex] ?? texts.unknown
    const { data = new Uint8Array(), accountIndices = [] } = instruction
    const view = new DataView(Uint8Array.from(data).buffer)
    if (
      program !== systemProgram ||
      data.length !== transferLength ||
      view.getUint32(0, true) !== transferNumber
    ) {
      return [texts.calls, program]
    }
    const recipient = accounts[accountIndices[1] ?? -1] ?? texts.unknownAccount
    const amount = `${formatUnits(view.getBigUint64(4, true), 9)} SOL`
    return [texts.transfers, fill(texts.transferTo, { amount, recipient })]
  })
  return { heading, facts: [[texts.paidBy, accounts[0] ?? texts.unknown], ...facts], text: base58 }
}
