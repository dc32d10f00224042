import './variables.generated.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router';
import { theme } from './theme.ts';

/**
 * A layout route around the pages that use Mantine; public pages do without it and save its script. Each component that a page
 * uses brings its own stylesheet: `import '@mantine/core/styles/Combobox.css'` beside the component.
 */
export default function MantineRoot() {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Outlet />
    </MantineProvider>
  );
}
