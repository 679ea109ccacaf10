import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import Stack from '@mui/material/Stack'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { ConnectButton, type CreateAppKitOptions, createAppKit } from '@wallet-kit/react'
import { AppKitProvider } from '@wallet-kit/react/mui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { defaultOptions } from './kit/defaultOptions.ts'

/** A host app's theme, which knows nothing of the kit. */
const themes = {
  light: createTheme({
    palette: {
      mode: 'light',
      primary: { main: '#2e7d32' },
      background: { default: '#e8f0e4', paper: '#f6faf3' },
    },
    typography: { fontFamily: 'Georgia, serif' },
    shape: { borderRadius: 2 },
    components: { MuiTab: { styleOverrides: { root: { fontStyle: 'italic' } } } },
  }),
  dark: createTheme({
    palette: {
      mode: 'dark',
      primary: { main: '#a5d6a7' },
      background: { default: '#0b140c', paper: '#132016' },
    },
    typography: { fontFamily: 'Georgia, serif' },
    shape: { borderRadius: 2 },
  }),
}

const { siwx, ...options } = defaultOptions(location.origin, 'dark', ['eip155'])
const kit = createAppKit(options as unknown as CreateAppKitOptions)
window.kit = kit

/** An app with MUI: the kit follows the theme of the surrounding provider. */
function MuiHost() {
  const [mode, setMode] = useState<keyof typeof themes>('light')
  return (
    <ThemeProvider theme={themes[mode]}>
      <CssBaseline />
      <AppKitProvider kit={kit}>
        <Stack direction="row" spacing={2} sx={{ padding: 4 }}>
          <ConnectButton />
          <Button variant="contained" onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}>
            Other theme
          </Button>
        </Stack>
      </AppKitProvider>
    </ThemeProvider>
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('mui.html has no #root')
createRoot(container).render(<MuiHost />)
