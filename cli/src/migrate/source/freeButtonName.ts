import type { SourceFile } from 'ts-morph'
import { identifiersOf } from './identifiersOf.ts'

/** The local name of the kit's `ConnectButton`: another one where the file has a component of that name. */
export function freeButtonName(file: SourceFile): string {
  return identifiersOf(file).has('ConnectButton') ? 'WalletKitButton' : 'ConnectButton'
}
