'use client'
import { useState } from 'react'

export interface ButtonPictureProps {
  readonly source: string
}

/** An image in a button, over what is shown in its place until it has loaded. Give each source a key. */
export function ButtonPicture({ source }: ButtonPictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <img
      src={source}
      alt=""
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      hidden={!isLoaded}
      onLoad={() => setLoaded(true)}
    />
  )
}
