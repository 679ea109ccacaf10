import { FrameRefusal } from '@wallet-kit/frame'
import { type Hex, isHex, type TypedDataDefinition } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/** Signs as the owner of a smart account. @throws FrameRefusal */
export async function signAsOwner(
  owner: PrivateKeyAccount,
  {
    message,
    typedData = '',
  }: { readonly message?: string | undefined; readonly typedData?: string | undefined },
): Promise<Hex> {
  if (message === undefined) return signTypedData(owner, typedData)
  if (!isHex(message)) throw new FrameRefusal('The message must be hexadecimal.')
  return owner.signMessage({ message: { raw: message } })
}

async function signTypedData(owner: PrivateKeyAccount, typedData: string): Promise<Hex> {
  try {
    return await owner.signTypedData(JSON.parse(typedData) as TypedDataDefinition)
  } catch (cause) {
    // The page passes on what an app has written.
    throw new FrameRefusal('The typed data cannot be read.', 422, { cause })
  }
}
