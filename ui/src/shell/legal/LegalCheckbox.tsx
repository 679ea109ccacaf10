import { type RefObject, useId } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useMui } from '../../parts/mui/useMui.ts'
import { useLegalText } from './useLegalText.tsx'

const Box = styled(
  'div',
  'notice',
)({
  padding: `${size(10)} ${size(12)}`,
  border: '1px solid transparent',
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  fontSize: textSize(14),
  lineHeight: 1.45,
  '& > label': { display: 'flex', alignItems: 'flex-start', gap: size(10), cursor: 'pointer' },
  // The first line is level with the box.
  '& > label > span:last-child': { paddingBlockStart: size(2) },
  [media.moreContrast]: { borderColor: cssVar('borderStrong') },
  [media.forcedColors]: { borderColor: 'CanvasText' },
})

const Input = styled('input')({
  flex: 'none',
  inlineSize: size(24),
  blockSize: size(24),
  margin: 0,
  accentColor: cssVar('accent'),
  cursor: 'inherit',
  ...focusRing(),
})

/** It keeps its place once it has been read, so that the rows below do not move under the pointer. */
const Reason = styled('p')({
  margin: `${size(4)} 0 0`,
  paddingInlineStart: size(34),
  color: cssVar('textSecondary'),
  fontSize: textSize(13),
  '&[data-done=true]': { visibility: 'hidden' },
})

export interface LegalCheckboxProps {
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** Id of the element that says what the checkbox is needed for. */
  readonly reasonId: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** The visitor's agreement to the host app's terms and privacy policy. */
export function LegalCheckbox({ inputRef, reasonId, isChecked, onChange }: LegalCheckboxProps) {
  const message = useMessages(shellMessages)
  const text = useLegalText('legalAgree')
  const inputId = useId()
  const mui = useMui(inputRef)
  const describedBy = isChecked ? undefined : reasonId
  return (
    <Box data-testid="w3m-legal-checkbox">
      <label htmlFor={inputId}>
        {mui ? (
          <mui.MuiCheckBox
            id={inputId}
            testId="wui-checkbox"
            {...{ inputRef, isChecked, describedBy, onChange }}
          />
        ) : (
          <Input
            ref={inputRef}
            id={inputId}
            type="checkbox"
            data-testid="wui-checkbox"
            required
            checked={isChecked}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange(target.checked)}
          />
        )}
        <span>{text}</span>
      </label>
      <Reason id={reasonId} data-done={isChecked}>
        {message('legalDue')}
      </Reason>
    </Box>
  )
}
