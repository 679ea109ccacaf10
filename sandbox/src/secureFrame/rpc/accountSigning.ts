import { type Hex, isHex, type TypedDataDefinition } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { FrameOperation, UserCall } from '../api/FrameCall.ts'
import { readString } from '../api/readField.ts'
import { FrameRefusal } from '../FrameRefusal.ts'

/** Signatures of the smart account's owner, for the page, which has the user's approval. No wallet request leads here. */
export const accountSigning: readonly FrameOperation[] = [
  { path: '/smart-account/sign', access: 'user', handle: sign },
]

async function sign({ state, body, user }: UserCall): Promise<{ readonly signature: Hex }> {
  const { accountOwner } = await state.keysOf(user.id)
  if (body.message === undefined) {
    return { signature: await signTypedData(accountOwner, readString(body, 'typedData')) }
  }
  const message = readString(body, 'message')
  if (!isHex(message)) throw new FrameRefusal('The message must be hexadecimal.')
  return { signature: await accountOwner.signMessage({ message: { raw: message } }) }
}

async function signTypedData(owner: PrivateKeyAccount, typedData: string): Promise<Hex> {
  try {
    return await owner.signTypedData(JSON.parse(typedData) as TypedDataDefinition)
  } catch {
    // The page passes on what an app has written.
    throw new FrameRefusal('The typed data cannot be read.', 422)
  }
}
