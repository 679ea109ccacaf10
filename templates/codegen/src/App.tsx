import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { AddNote } from './AddNote.tsx'
import { Notes } from './Notes.tsx'
import { Page } from './Page.tsx'

export function App() {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <Page file="guestbook.yaml">
        <AddNote />
        <Notes />
      </Page>
    </QueryClientProvider>
  )
}
