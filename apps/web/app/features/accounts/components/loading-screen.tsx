import { Spinner } from '~/ui/spinner.tsx';
import css from './loading-screen.module.css';

/** Over the whole page while a sign-in is on its way to Google. */
export function LoadingScreen() {
  return (
    <div className={css.screen}>
      <Spinner label="Memuat aplikasi" size={36} />
    </div>
  );
}
