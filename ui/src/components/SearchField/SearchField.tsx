import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { closeIcon } from '../../icons/closeIcon.ts'
import { Icon } from '../../icons/Icon.tsx'
import { searchIcon } from '../../icons/searchIcon.ts'
import { cssVar } from '../../theme/cssVar.ts'
import { media } from '../../theme/media.ts'
import { radius } from '../../theme/radius.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

const Field = styled(InputBase)({
  flex: 'none',
  minBlockSize: size(48),
  padding: `0 ${size(6)} 0 ${size(14)}`,
  paddingInline: `${size(14)} ${size(6)}`,
  gap: size(8),
  border: `1px solid ${cssVar('borderStrong')}`,
  borderRadius: radius(3.5),
  background: cssVar('surface'),
  color: cssVar('text'),
  fontFamily: 'inherit',
  fontSize: textSize(16),
  '& > svg': { color: cssVar('textSecondary') },
  '& input': {
    padding: `${size(10)} 0`,
    blockSize: 'auto',
    '&::placeholder': { color: cssVar('textSecondary'), opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '&:focus-within': { borderColor: cssVar('focus'), boxShadow: `0 0 0 1px ${cssVar('focus')}` },
  [media.forcedColors]: { '&:focus-within': { outline: '2px solid Highlight' } },
})

export interface SearchFieldProps {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A search field with a label, and a button that empties it. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <>
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {label}
      </VisuallyHidden>
      <Field
        id={id}
        type="search"
        value={value}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
        startAdornment={<Icon path={searchIcon} />}
        endAdornment={
          value !== '' && (
            <IconButton type="button" aria-label={clearLabel} onClick={() => onChange('')}>
              <Icon path={closeIcon} pixels={16} />
            </IconButton>
          )
        }
        inputProps={{
          'data-testid': 'wui-input-text',
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
          maxLength: 100,
        }}
      />
    </>
  )
}
