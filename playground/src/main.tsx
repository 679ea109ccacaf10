import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './host/App.tsx'
import { applyPageTheme, readPageTheme } from './host/pageTheme.ts'
import { defaultOptions } from './kit/defaultOptions.ts'
import { mergeOptions } from './kit/mergeOptions.ts'
import { readOptions } from './kit/readOptions.ts'
import { startKit } from './kit/startKit.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/header.css'
import './styles/lobby.css'
import './styles/shelf.css'
import './styles/counter.css'

const { overrides, problem } = readOptions(location.search)
const namespaces = new URLSearchParams(location.search).get('namespaces')?.split(',')
const options = mergeOptions(defaultOptions(location.origin, readPageTheme(), namespaces), overrides)
applyPageTheme(options.themeMode === 'dark' ? 'dark' : 'light')

const start = startKit(options)
if (start.kit) window.kit = start.kit

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <App start={start} overrides={overrides} problem={problem} />
  </StrictMode>,
)
