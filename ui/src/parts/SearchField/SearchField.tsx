import { useId, useRef } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { closeIcon, searchIcon } from '../../foundation/icons/icons.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { media } from '../../foundation/theme/media.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { AppKitTag } from '../AppKitTag/AppKitTag.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMui } from '../mui/useMui.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { SearchInputProps } from './SearchInputProps.ts'

const Place = styled('div')({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

const Field = styled(
  'div',
  'field',
)({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: size(8),
  minBlockSize: size(48),
  paddingInline: `${size(14)} ${size(6)}`,
  border: `1px solid ${cssVar('borderStrong')}`,
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  '& > svg': { color: cssVar('textSecondary') },
  '&:focus-within': { borderColor: cssVar('focus'), boxShadow: `0 0 0 1px ${cssVar('focus')}` },
  [media.forcedColors]: { '&:focus-within': { outline: '2px solid Highlight' } },
})

const Input = styled('input')({
  appearance: 'none',
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  padding: `${size(10)} 0`,
  border: 0,
  // The field around it shows the focus.
  outline: 'none',
  background: 'none',
  color: cssVar('text'),
  font: 'inherit',
  // Phones zoom into fields whose text is smaller.
  fontSize: textSize(16),
  '&::placeholder': { color: cssVar('textSecondary'), opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
})

export interface SearchFieldProps {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  /** Default: `wui-input-text`. */
  readonly testId?: string | undefined
  readonly onChange: (value: string) => void
}

/** A search field with a label, and a button that clears it. In a host app with MUI it becomes MUI's. */
export function SearchField({ testId, ...field }: SearchFieldProps) {
  if (!testId) return <PlacedSearchField {...field} />
  return (
    <AppKitTag name="wui-input-text" testId={testId}>
      {(innerTestId) => <PlacedSearchField {...field} testId={innerTestId} />}
    </AppKitTag>
  )
}

function PlacedSearchField({
  label,
  clearLabel,
  value,
  testId = 'wui-input-text',
  onChange,
}: SearchFieldProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const mui = useMui(place)
  const Shown = mui?.MuiSearchField ?? PlainSearchInput
  return (
    <Place ref={place}>
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <Shown
        id={id}
        start={<Icon path={searchIcon} />}
        end={
          value !== '' && (
            <IconButton type="button" aria-label={clearLabel} onClick={() => onChange('')}>
              <Icon path={closeIcon} pixels={16} />
            </IconButton>
          )
        }
        input={{
          'data-testid': testId,
          type: 'search',
          value,
          placeholder: label,
          onChange: ({ target }) => onChange(target.value),
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
          maxLength: 100,
        }}
      />
    </Place>
  )
}

function PlainSearchInput({ id, start, end, input }: SearchInputProps) {
  return (
    <Field>
      {start}
      <Input {...input} id={id} />
      {end}
    </Field>
  )
}
