import { useId, useRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useMui } from '../mui/useMui.ts'
import { useRevealed } from '../useRevealed.ts'

const Label = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: size(10),
  padding: `${size(4)} ${size(8)}`,
  fontSize: textSize(14),
  lineHeight: 1.45,
  cursor: 'pointer',
  // The first line is level with the box.
  '& > span:last-child': { paddingBlockStart: size(2) },
})

const Input = styled('input')({
  flex: 'none',
  inlineSize: size(24),
  blockSize: size(24),
  margin: 0,
  accentColor: cssVar('accent'),
  ...focusRing(),
})

export interface AcknowledgementProps {
  readonly label: string
  readonly testId: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A step that is due before something risky. */
export function Acknowledgement({ label, testId, isChecked, onChange }: AcknowledgementProps) {
  const id = useId()
  const whole = useRevealed<HTMLLabelElement>()
  const place = useRef<HTMLInputElement>(null)
  const mui = useMui(place)
  return (
    <Label ref={whole} htmlFor={id}>
      {mui ? (
        <mui.MuiCheckBox id={id} testId={testId} isChecked={isChecked} onChange={onChange} />
      ) : (
        <Input
          ref={place}
          id={id}
          type="checkbox"
          data-testid={testId}
          required
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      <span>{label}</span>
    </Label>
  )
}
