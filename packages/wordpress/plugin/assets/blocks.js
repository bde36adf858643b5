// The blocks in the editor: controls from the options of each widget, and a preview that the server renders.
(({ blocks, blockEditor, components, element, i18n, apiFetch, serverSideRender }) => {
  const { createElement: h, useEffect, useState } = element;
  const { __ } = i18n;
  const ServerSideRender = serverSideRender.default ?? serverSideRender;
  const HIDES_DETAILS = ['load'];
  /** A number of a listing can be found by the listing's name. */
  const LISTING = 'listing-id';

  /** Looks for listings once the editor has stopped typing. */
  const useFoundListings = (search) => {
    const [found, setFound] = useState({ listings: [], problem: '' });
    useEffect(() => {
      if (search.trim().length < 2) return undefined;
      let isCurrent = true;
      const timer = setTimeout(async () => {
        try {
          const listings = await apiFetch({
            path: `/cityguide/v1/listings?search=${encodeURIComponent(search)}`,
          });
          if (isCurrent) setFound({ listings, problem: '' });
        } catch (error) {
          if (isCurrent) setFound({ listings: [], problem: error.message });
        }
      }, 250);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [search]);
    return found;
  };

  /** Hands on the number and the name of the chosen listing. */
  const ListingFinder = ({ value, onChoose }) => {
    const [search, setSearch] = useState('');
    const { listings, problem } = useFoundListings(search);
    const options = listings.map(({ id, name, more }) => ({
      value: String(id),
      label: more ? `${name} · ${more}` : name,
    }));
    return h(components.ComboboxControl, {
      label: __('Find a place by its name', 'cityguide'),
      help: problem,
      value: options.some((option) => option.value === value) ? value : null,
      options,
      onFilterValueChange: setSearch,
      onChange: (chosen) => {
        const listing = listings.find(({ id }) => String(id) === chosen);
        if (listing) onChoose(listing);
      },
    });
  };

  const ChoiceControl = ({ control, label, value, onChange }) => {
    const initial = control.initial ? ` (${control.initial})` : '';
    return h(components.SelectControl, {
      label,
      help: control.description,
      value,
      options: [
        { value: '', label: `${__('Default', 'cityguide')}${initial}` },
        ...control.choices.map((choice) => ({ value: choice, label: choice })),
      ],
      onChange,
    });
  };

  /** The control of one option; every value is kept as a text, `undefined` where the default counts. */
  const OptionControl = ({ control, value, onChange }) => {
    const label = control.required ? `${control.title} *` : control.title;
    const text = value === undefined ? '' : String(value);
    const change = (next) => onChange(next === '' ? undefined : String(next));
    if (control.choices) return h(ChoiceControl, { control, label, value: text, onChange: change });
    if (control.type === 'boolean')
      return h(components.ToggleControl, {
        label,
        help: control.description,
        checked: (text || control.initial) === 'true',
        onChange: (isOn) => change(String(isOn) === control.initial ? '' : isOn),
      });
    const isNumber = control.type === 'integer' || control.type === 'number';
    return h(components.TextControl, {
      label,
      help: control.description,
      value: text,
      placeholder: control.initial,
      onChange: change,
      ...(isNumber && {
        type: 'number',
        min: control.minimum ?? undefined,
        max: control.maximum ?? undefined,
        step: control.type === 'integer' ? 1 : 'any',
      }),
    });
  };

  const Controls = ({ widget, attributes, setAttributes }) => {
    const hasName = widget.controls.some(({ option }) => option === 'name');
    const chooseListing = ({ id, name }) =>
      setAttributes({ listingId: String(id), ...(hasName && { name }) });
    const createControl = (control) => {
      const value = attributes[control.attribute];
      const onChange = (next) => setAttributes({ [control.attribute]: next });
      return h(
        'div',
        { key: control.option },
        control.option === LISTING &&
          h(ListingFinder, { value: String(value ?? ''), onChoose: chooseListing }),
        h(OptionControl, { control, value, onChange }),
      );
    };
    const isDetail = ({ option }) => HIDES_DETAILS.includes(option);
    const main = widget.controls.filter((control) => !isDetail(control));
    return h(
      blockEditor.InspectorControls,
      null,
      main.length > 0 &&
        h(components.PanelBody, { title: __('Options', 'cityguide') }, main.map(createControl)),
      h(
        components.PanelBody,
        { title: __('Details', 'cityguide'), initialOpen: false },
        widget.controls.filter(isDetail).map(createControl),
      ),
    );
  };

  /** A widget that prints nothing into the page by itself, such as the photo viewer, shows its help. */
  const createEdit = (widget) =>
    function Edit({ attributes, setAttributes }) {
      const placeholder = () => h('p', null, widget.help);
      return h(
        'div',
        blockEditor.useBlockProps({ className: 'cityguide-preview' }),
        h(Controls, { widget, attributes, setAttributes }),
        h('p', { className: 'cityguide-preview-name' }, widget.title),
        h(
          components.Disabled,
          null,
          h(ServerSideRender, {
            block: `cityguide/${widget.name}`,
            attributes,
            EmptyResponsePlaceholder: placeholder,
          }),
        ),
      );
    };

  for (const widget of window.cityguideWidgets ?? [])
    blocks.registerBlockType(`cityguide/${widget.name}`, {
      edit: createEdit(widget),
      // The server renders it.
      save: () => null,
    });
})(window.wp);
