/** In development, what renews components asks for a window, also where there is none. */
if (import.meta.hot) Object.assign(globalThis, { window: globalThis });
