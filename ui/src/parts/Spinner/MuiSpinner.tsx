import CircularProgress from '@mui/material/CircularProgress'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'

/** A wheel beside text that says what is awaited. */
export function MuiSpinner({ testId }: { readonly testId: string | undefined }) {
  return (
    <MuiTheme>
      <CircularProgress aria-hidden="true" data-testid={testId} />
    </MuiTheme>
  )
}
