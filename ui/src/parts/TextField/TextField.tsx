import { type InputHTMLAttributes, type ReactNode, useId, useRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { useMui } from '../mui/useMui.ts'
import type { TextInputProps } from './TextInputProps.ts'

const Field = styled(
  'div',
  'field',
)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size(4),
  padding: `${size(10)} ${size(14)}`,
  border: `1px solid ${cssVar('borderStrong')}`,
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  '&:focus-within': { borderColor: cssVar('focus'), boxShadow: `0 0 0 1px ${cssVar('focus')}` },
  '&[data-invalid=true]': { borderColor: cssVar('error') },
  // One colour: a ring of another one beside the border looks like a smear.
  '&[data-invalid=true]:focus-within': { boxShadow: `0 0 0 1px ${cssVar('error')}` },
  [media.forcedColors]: { '&:focus-within': { outline: '2px solid Highlight' } },
})

const Label = styled('label')({ fontSize: textSize(13), color: cssVar('textSecondary') })

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size(8),
  [media.touch]: { '& > button': { minInlineSize: size(44), minBlockSize: size(44) } },
})

const Input = styled('input')({
  appearance: 'none',
  flex: `1 1 ${size(120)}`,
  minInlineSize: 0,
  margin: 0,
  padding: `${size(4)} 0`,
  border: 0,
  // The field around it shows the focus.
  outline: 'none',
  background: 'none',
  color: cssVar('text'),
  font: 'inherit',
  // Phones zoom into fields whose text is smaller.
  fontSize: textSize(16),
  textAlign: 'start',
  '&::placeholder': { color: cssVar('textSecondary'), opacity: 1 },
})

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string
  readonly testId: string
  readonly isInvalid: boolean
  /** Id of the element that says what is wrong. */
  readonly reasonId?: string | undefined
  /** Beside the input. */
  readonly end?: ReactNode
  /** Below the input. */
  readonly children?: ReactNode
  readonly onChange: (value: string) => void
}

/** An input with its label. In a host app with MUI it becomes MUI's. */
export function TextField({ testId, onChange, ...rest }: TextFieldProps) {
  const { label, isInvalid, reasonId, end, children, ...input } = rest
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const mui = useMui(place)
  const props: TextInputProps = {
    id,
    label,
    isInvalid,
    end,
    children,
    input: {
      type: 'text',
      autoComplete: 'off',
      autoCapitalize: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      ...input,
      'data-testid': testId,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': isInvalid ? reasonId : input['aria-describedby'],
      onChange: ({ target }) => onChange(target.value),
    },
  }
  return mui ? (
    <mui.MuiTextField {...props} />
  ) : (
    <div ref={place}>
      <PlainTextField {...props} />
    </div>
  )
}

function PlainTextField({ id, label, isInvalid, end, children, input }: TextInputProps) {
  return (
    <Field data-invalid={isInvalid}>
      <Label htmlFor={id}>{label}</Label>
      {/* Addresses, amounts and names read from left to right, with what ends them. */}
      <Line dir="ltr">
        <Input {...input} id={id} />
        {end}
      </Line>
      {children}
    </Field>
  )
}
