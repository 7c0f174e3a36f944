import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { methodSettings } from '../../src/core/provider/settings';
import { Shown, useAttributes } from '../../src/hydrate';

/** Pictures of card brands that the shop has, and how many more the provider takes. */
const BRANDS = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const;
const MORE = 3;

/** The icon in a method's label: the dark one on a dark page; of cards, the brands in its place. */
export function Icon({ icon, type, isDark }: { icon: HTMLImageElement; type: string; isDark: boolean }): ReactNode {
  const { darkIcon } = methodSettings(type);
  useAttributes(icon, isDark && typeof darkIcon === 'string' && darkIcon ? { src: darkIcon } : {});
  return type === 'card' ? <Brands icon={icon} /> : null;
}

function Brands({ icon }: { icon: HTMLImageElement }): ReactNode {
  const [hasFailed, setFailed] = useState(false);
  const [folder] = useState(() => folderOf(icon.src));
  const label = icon.parentElement;
  if (!folder || !label || hasFailed) return null;
  const fail = () => setFailed(true);
  return (
    <>
      <Shown of={icon} isShown={false} />
      {createPortal(
        <span className="payment-methods--logos">
          {Object.entries(BRANDS).map(([name, alt]) => (
            <img key={name} src={`${folder}${name}.svg`} alt={alt} width={38} height={24} onError={fail} />
          ))}
          <span className="payment-methods--logos-count">+ {MORE}</span>
        </span>,
        label,
      )}
    </>
  );
}

/** The shop's own pictures of cards, beside the plugin's folder; undefined where the icon is not the plugin's. */
const folderOf = (src: string): string | undefined =>
  /^(.*)\/woocommerce-payments\/assets\//.exec(src)?.[1]?.concat('/woocommerce/assets/images/icons/credit-cards/');
