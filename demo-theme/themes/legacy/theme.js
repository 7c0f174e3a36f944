// The theme's script. Its tag names no dependency: it takes jQuery from the window.
(() => {
  const $ = window.jQuery;

  const show = (picture, { src, srcset, alt }) => picture.attr({ src, srcset: srcset || '', alt });

  $(() => {
    const picture = $('.legacy-gallery__picture');
    if (picture.length === 0) return;
    const { src, srcset, alt } = picture[0];
    const first = { src, srcset, alt };

    $('.legacy-gallery__thumbs').on('click', 'a', function (event) {
      event.preventDefault();
      const { src, srcset } = this.dataset;
      show(picture, { src, srcset, alt: $(this).find('img').attr('alt') });
    });

    // In place of the shop's plugin, which knows the shop's own gallery.
    $.fn.wc_variations_image_update = function (variation) {
      const image = variation?.image;
      show(picture, image?.src ? image : first);
      return this;
    };
  });
})();
