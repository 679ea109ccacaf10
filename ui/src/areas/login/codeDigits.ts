import type { RefObject } from 'react'

/** Digits of a code. */
export const codeLength = 6

export interface CodeInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly value: string
  readonly isInvalid: boolean
  readonly isBusy: boolean
  /** Id of what explains the code, or says what is wrong with it. */
  readonly describedBy: string
  readonly onChange: (digits: string) => void
}

/** The digits of what was typed or pasted, whatever script they are of and whatever is between them. */
export function toDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
    .slice(0, codeLength)
}
