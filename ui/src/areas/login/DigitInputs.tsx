import { type KeyboardEvent, useRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { AppKitTag } from '../../parts/AppKitTag/AppKitTag.tsx'
import { type CodeInputProps, codeLength, toDigits } from './codeDigits.ts'

const Digit = styled('input')({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: size(52),
  margin: 0,
  padding: 0,
  border: `1px solid ${cssVar('borderStrong')}`,
  borderRadius: radius(3),
  background: cssVar('surface'),
  color: cssVar('text'),
  font: 'inherit',
  fontSize: textSize(20),
  fontWeight: 600,
  textAlign: 'center',
  '&:focus': { borderColor: cssVar('focus'), outline: `1px solid ${cssVar('focus')}` },
  '&[aria-invalid=true]': { borderColor: cssVar('error') },
})

/** An input for each digit, as AppKit has it: tests fill them one by one. A whole code may be pasted into any. */
export function DigitInputs(props: CodeInputProps) {
  const { inputRef, label, value, isInvalid, isBusy, describedBy, onChange } = props
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  function enter(index: number, text: string): void {
    const digits = toDigits(text)
    onChange(`${value.slice(0, index)}${digits}${value.slice(index + 1)}`.slice(0, codeLength))
    if (digits) focus(index + digits.length)
  }

  function move(index: number, { key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') focus(index - 1)
    if (key === 'ArrowRight') focus(index + 1)
    if (key !== 'Backspace' || value[index]) return
    onChange(value.slice(0, -1))
    focus(index - 1)
  }

  function focus(index: number): void {
    inputs.current[Math.max(0, Math.min(index, codeLength - 1))]?.focus()
  }

  return Array.from({ length: codeLength }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an input is its place
    <AppKitTag key={index} name="wui-input-numeric">
      {() => (
        <Digit
          ref={(input: HTMLInputElement | null) => {
            inputs.current[index] = input
            if (index === 0) inputRef.current = input
          }}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={`${label} ${index + 1}/${codeLength}`}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          value={value[index] ?? ''}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => move(index, event)}
          onChange={({ target }) => enter(index, target.value)}
        />
      )}
    </AppKitTag>
  ))
}
