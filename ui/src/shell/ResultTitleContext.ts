import { createContext } from 'react'

/** Sets the title that the header shows in place of the view's own. */
export const ResultTitleContext = createContext<(title: string | undefined) => void>(() => {})
