import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

/** A router for each request, and one for the page. */
export function getRouter() {
  return createRouter({ routeTree, scrollRestoration: true })
}
