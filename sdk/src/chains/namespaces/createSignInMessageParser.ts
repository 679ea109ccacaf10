import {
  createSignInTextReader,
  type SignInTextForm,
  type SignInTextPart,
} from '@wallet-kit/clients/sign-in/createSignInTextReader'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { SignInFields } from './SignInFields.ts'

/** The fields of a sign-in message, read from its text. Fields that it does not have are absent. */
export interface ParsedSignInMessage extends SignInFields {
  /** Before the domain, e.g. `https`. */
  readonly scheme?: string
  readonly issuedAt: string
}

export interface SignInMessageForm extends SignInTextForm {
  toNetworkId(chainId: string): CaipNetworkId
}

/** @param onWrong receives the part of a text that is no message */
export type ParseSignInMessage = (
  text: string,
  onWrong?: (part: SignInTextPart) => void,
) => ParsedSignInMessage | undefined

/** Creates the parser of one family's messages, by the grammar that the sign-in server has, too. */
export function createSignInMessageParser(form: SignInMessageForm): ParseSignInMessage {
  const read = createSignInTextReader(form)
  return (text, onWrong) => {
    const result = read(text)
    if (!result.ok) {
      onWrong?.(result.wrong)
      return undefined
    }
    const { address: accountAddress, chainId, ...fields } = result.fields
    return { ...fields, accountAddress, chainId: form.toNetworkId(chainId) }
  }
}
