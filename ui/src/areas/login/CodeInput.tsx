import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { type CodeInputProps, codeLength, toDigits } from './codeDigits.ts'
import { DigitInputs } from './DigitInputs.tsx'

const Boxes = styled('div')({
  position: 'relative',
  alignSelf: 'center',
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(${codeLength}, minmax(0, 1fr))`,
  gap: size(8),
  inlineSize: '100%',
  maxInlineSize: size(312),
})

const Box = styled('span')({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size(52),
  border: `1px solid ${cssVar('borderStrong')}`,
  borderRadius: radius(3),
  background: cssVar('surface'),
  fontSize: textSize(20),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ':focus-within > &[data-current=true]': {
    borderColor: cssVar('focus'),
    boxShadow: `0 0 0 1px ${cssVar('focus')}`,
  },
  '[data-invalid=true] > &': { borderColor: cssVar('error') },
  [media.forcedColors]: { ':focus-within > &[data-current=true]': { outline: '2px solid Highlight' } },
})

/** Over the boxes, which show what it holds: one stop of Tab, and a whole code is pasted at once. */
const Input = styled('input')({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  // The box that is next shows the focus.
  outline: 'none',
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // Phones zoom into fields whose text is smaller.
  fontSize: textSize(16),
  forcedColorAdjust: 'none',
  '&::selection': { background: 'transparent' },
})

/** A code of six digits: one input, drawn as boxes. */
export function CodeInput(props: CodeInputProps) {
  const { inputRef, label, value, isInvalid, isBusy, describedBy, onChange } = props
  if (useKit()._internal.isLikeAppKit)
    return (
      <Boxes dir="ltr" role="group" aria-label={label} data-testid="wui-otp-input">
        <DigitInputs {...props} />
      </Boxes>
    )
  return (
    <Boxes dir="ltr" data-testid="wui-otp-input" data-invalid={isInvalid}>
      {Array.from({ length: codeLength }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
        <Box key={index} aria-hidden="true" data-current={index === Math.min(value.length, codeLength - 1)}>
          {value[index]}
        </Box>
      ))}
      <Input
        ref={inputRef}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-busy={isBusy || undefined}
        readOnly={isBusy}
        value={value}
        onChange={({ target }) => onChange(toDigits(target.value))}
      />
    </Boxes>
  )
}
