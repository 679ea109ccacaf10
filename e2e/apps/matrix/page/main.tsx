import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Account } from '../src/Account.tsx'
import { Providers } from '../src/Providers.tsx'
import '../src/kit.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
createRoot(container).render(
  <StrictMode>
    <Providers>
      <Account />
    </Providers>
  </StrictMode>,
)
