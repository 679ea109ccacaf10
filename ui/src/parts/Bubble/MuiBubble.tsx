import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { PartName } from '../../foundation/styles/PartName.ts'
import { MuiTheme } from '../../kit/look/MuiTheme.tsx'

export interface MuiBubbleProps {
  readonly part: PartName
  readonly severity: 'success' | 'error' | 'info'
  readonly icon: ReactNode
  /** At its end. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A short message. The region around it is what is announced. */
export function MuiBubble({ children, end, ...rest }: MuiBubbleProps) {
  const props = { ...rest, action: end }
  return (
    <MuiTheme>
      <Alert role="presentation" variant="outlined" {...props}>
        {children}
      </Alert>
    </MuiTheme>
  )
}
