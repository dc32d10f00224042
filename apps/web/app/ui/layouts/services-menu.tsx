import { Link } from 'react-router';
import { IconChevronDown } from '@tabler/icons-react';
import { services } from '~/content/site.ts';
import { usePopover } from '../use-popover.ts';
import { ServiceIcon } from './service-icon.tsx';
import css from './top-bar.module.css';

export function ServicesMenu() {
  const { id, ref, button, place } = usePopover();
  return (
    <>
      <button ref={button} type="button" className={css.navLink} popoverTarget={id}>
        Layanan
        <IconChevronDown className={css.chevron} size={18} aria-hidden />
      </button>
      <div ref={ref} id={id} popover="auto" className={css.services} onToggle={place}>
        <ul>
          {services.map((service) => (
            <li key={service.id}>
              <Link to={service.to} className={css.service}>
                <ServiceIcon id={service.id} />
                <span>
                  <span className={css.serviceName}>{service.label}</span>
                  <span className={css.serviceText}>{service.text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
